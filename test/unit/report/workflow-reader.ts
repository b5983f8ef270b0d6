/** Workflow commands as GitHub's runner reads them. */

export type Command = {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

/** Up to the second `::`, properties parted by commas, escapes undone at last. */
export function commandsOf(text: string): readonly Command[] {
  return text
    .split('\n')
    .filter((line) => line.trim().startsWith('::'))
    .map((line) => {
      const end = line.indexOf('::', 2)
      const [name = '', ...rest] = line.slice(2, end).split(' ')
      const pairs = rest
        .join(' ')
        .split(',')
        .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)])
      const properties = Object.fromEntries(pairs.map(([key = '', value = '']) => [key, unescaped(value)]))
      return { name, properties, message: unescaped(line.slice(end + 2)) }
    })
}

/** The lines that are no command, where nothing but commands should be. */
export function oddLines(text: string): readonly string[] {
  return text
    .split('\n')
    .slice(0, -1)
    .filter((line) => !/^::(error|warning|notice) [\w=]+[^\n\r]*$/u.test(line))
}

function unescaped(text: string): string {
  const plain = text.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%3A', ':').replaceAll('%2C', ',')
  return plain.replaceAll('%25', '%')
}
