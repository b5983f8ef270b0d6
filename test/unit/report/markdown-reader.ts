/** Markdown as a forge reads it, as far as tests need it: what is code, what is a heading, where links lead. */

/** The lines that are not in a block of code, by the rules of Markdown. */
export function outsideCode(text: string): readonly string[] {
  const lines: string[] = []
  let fence: string | undefined
  for (const line of text.split('\n')) {
    const run = /^(`{3,})[^`]*$/.exec(line)?.[1]
    if (fence === undefined && run !== undefined) fence = run
    else if (fence === undefined) lines.push(line)
    else if (run !== undefined && run.length >= fence.length && line.trim() === run) fence = undefined
  }
  return lines
}

function withoutSpans(line: string): string {
  return line.replaceAll(/(?<![\\`])(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '')
}

export function headings(text: string): readonly string[] {
  return outsideCode(text).filter((line) => /^ {0,3}#{1,6}(\s|$)/.test(line))
}

/** Where every link leads. */
export function linksIn(text: string): readonly string[] {
  return outsideCode(text).flatMap((line) =>
    [...withoutSpans(line).matchAll(/(?<!\\)\]\((.*?)\)/g)].map(([, to = '']) => to),
  )
}
