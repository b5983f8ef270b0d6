/** Lays the ground of a benchmark: a folder of its own with the generated project and every contender installed from npm. */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeProject } from './generate.ts'
import type { BenchProject } from './project.ts'

const VITEST = { vitest: '5.1.2', vite: '8.3.8' }
const OTHERS = { '@stryker-mutator/core': '10.1.1', '@stryker-mutator/vitest-runner': '10.1.1', fallow: '3.36.0' }

/** What is installed in `folder` already is used again. `hasOthers` says whether Stryker and Fallow are needed. */
export function layGround(folder: string, project: BenchProject, hasOthers: boolean): void {
  mkdirSync(folder, { recursive: true })
  install(folder, hasOthers ? { ...VITEST, ...OTHERS } : VITEST)
  for (const path of ['src', 'test', '.git', 'reports']) rmSync(join(folder, path), { recursive: true, force: true })
  writeProject(folder, project)
  writeFileSync(join(folder, '.gitignore'), 'node_modules\nreports\n.stryker-tmp\nstryker.conf.json\n.fallow\n')
  git(folder, ['init', '-q'])
  git(folder, ['add', '.'])
  git(folder, ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', 'commit', '-q', '-m', 'bench'])
}

function install(folder: string, dependencies: Readonly<Record<string, string>>): void {
  const path = join(folder, 'package.json')
  const manifest = `${JSON.stringify({ name: 'bench', private: true, type: 'module', dependencies }, undefined, 2)}\n`
  if (existsSync(join(folder, 'node_modules')) && existsSync(path) && readFileSync(path, 'utf8') === manifest) return
  writeFileSync(path, manifest)
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
  })
}

function git(folder: string, args: readonly string[]): void {
  execFileSync('git', args, { cwd: folder })
}
