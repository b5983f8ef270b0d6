/** Decides the coverage floors: they follow what was measured upwards, with some play, and never go down. */

/** Percentages. */
export type Floors = {
  readonly lines: number
  readonly functions: number
  readonly statements: number
  readonly branches: number
}

/** How far above its floor a figure may be before the floor follows. */
const PLAY = 1.5

/** The floors after a run that measured `measured`. A raised floor stays one point under the figure, so that small moves are free. */
export function raiseFloors(floors: Floors, measured: Floors): Floors {
  return {
    lines: raise(floors.lines, measured.lines),
    functions: raise(floors.functions, measured.functions),
    statements: raise(floors.statements, measured.statements),
    branches: raise(floors.branches, measured.branches),
  }
}

function raise(floor: number, measured: number): number {
  // @teeth floors-only-rise: coverage floors only rise
  //   test: test/unit/scripts/floors.test.ts > coverage floors only rise > a figure within a point and a half of its floor leaves the floor alone
  //   revert: condition true
  return measured - floor > PLAY ? Math.floor((measured - 1) * 10) / 10 : floor
}
