/** SHA-256, pure: reports may not ask Node for it, and need it for fingerprints and for what a page lets run. */

const ROUND_CONSTANTS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
] as const
const INITIAL_STATE = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const
const BLOCK_BYTES = 64
const BLOCK_WORDS = 16

/** The 32 bytes of the digest of a text in UTF-8. */
export function sha256(text: string): Uint8Array {
  const padded = pad(new TextEncoder().encode(text))
  const schedule = new Uint32Array(BLOCK_BYTES)
  let state = Uint32Array.from(INITIAL_STATE)
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK_BYTES) {
    fillSchedule(schedule, padded, offset)
    state = compress(state, schedule)
  }
  const digest = new DataView(new ArrayBuffer(4 * state.length))
  state.forEach((word, index) => digest.setUint32(4 * index, word))
  return new Uint8Array(digest.buffer)
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function base64(bytes: Uint8Array): string {
  return btoa(String.fromCodePoint(...bytes))
}

/** A one bit, zeroes, and the length in bits at the end of the last block. */
function pad(bytes: Uint8Array): DataView {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES)
  const padded = new Uint8Array(blocks * BLOCK_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n)
  return view
}

function fillSchedule(schedule: Uint32Array, padded: DataView, offset: number): void {
  for (let index = 0; index < BLOCK_WORDS; index += 1) schedule[index] = padded.getUint32(offset + 4 * index)
  for (let index = BLOCK_WORDS; index < schedule.length; index += 1) {
    const far = at(schedule, index - 15)
    const near = at(schedule, index - 2)
    const low = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
    const high = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
    schedule[index] = at(schedule, index - BLOCK_WORDS) + low + at(schedule, index - 7) + high
  }
}

function compress(state: Uint32Array, schedule: Uint32Array): Uint32Array<ArrayBuffer> {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [round, constant] of ROUND_CONSTANTS.entries()) {
    const chosen = (e & f) ^ (~e & g)
    const first = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + chosen + constant + at(schedule, round)) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    ;[a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (word, index) => word + at(state, index))
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0
}
