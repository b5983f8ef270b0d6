/** Where a project keeps what its runs have shown, POSIX from the root. */

export const HISTORY_FILE = 'reports/history.jsonl'
export const RATCHET_FILE = 'reports/ratchet.json'
