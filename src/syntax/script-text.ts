/** The script of a file at its own offsets: what is not script (BOM, template, styles) is blanked, line ends kept. */

export type ScriptText = {
  /** As long as the file's text. */
  readonly text: string
  /** A file name whose ending tells the parser the language. */
  readonly parseAs: string
  /**
   * Where a declaration that all of the script sees can come: the end of the block that belongs to the module, not to
   * each component, or of the last block; the text's length where the whole file is script.
   */
  readonly end: number
}

const SCRIPT_BLOCK = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi

/** Tells the script of a file's text. Total: a component without a script block has an all-blank script. */
export function scriptText(file: string, text: string): ScriptText {
  if (!/\.(vue|svelte)$/.test(file)) {
    return { text: text.replace(/^\uFEFF/, ' '), parseAs: file, end: text.length }
  }
  const blocks = [...text.matchAll(SCRIPT_BLOCK)].map((match) => {
    const body = match[2] ?? ''
    const start = match.index + match[0].indexOf('>', 7) + 1
    const attributes = match[1] ?? ''
    const language = /\blang\s*=\s*["']?(\w+)/.exec(attributes)?.[1] ?? 'js'
    return { start, end: start + body.length, language, isModule: isModule(file, attributes) }
  })
  let script = ''
  for (const block of blocks)
    script += blank(text.slice(script.length, block.start)) + text.slice(block.start, block.end)
  script += blank(text.slice(script.length))
  return {
    text: script,
    parseAs: `${file}.${blocks[0]?.language ?? 'js'}`,
    end: (blocks.findLast((block) => block.isModule) ?? blocks.at(-1))?.end ?? 0,
  }
}

/** Beside `<script setup>` in Vue a plain block, in Svelte one that says `module`. */
function isModule(file: string, attributes: string): boolean {
  return file.endsWith('.vue') ? !/\bsetup\b/.test(attributes) : /\bmodule\b/.test(attributes)
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ')
}
