/** What a lane's child leaves for the witness in the worker, before each run. */

export type ScenarioNote = {
  readonly isOffline: boolean
  /** Where refused addresses are written; absolute. */
  readonly straysFile: string
}

/** In the lane's scratch folder. */
export const SCENARIO_FILE = 'scenario.json'
