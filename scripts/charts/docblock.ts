import type { Docblock } from '../../src/workshop/model/exhibit.ts'

/** Names that begin a part of a machine's comment. */
const partNames = /^(Rules it keeps|Events|Reads|Output|Emits|System ids|Input|Not here|Ours)\s*:?\s*/

/**
 * What a source file says about itself: the comment that lists its rules, or else the first one. A machine's parts each
 * begin a line with their name; a rule ends with a semicolon.
 */
export const docblockIn = (source: string): Docblock => {
  const comments = [...source.matchAll(/^\/\*\*([\s\S]*?)\*\//gm)].map(([, inside = '']) => plain(inside))
  const comment = comments.find((one) => one.includes('Rules it keeps')) ?? comments[0] ?? ''
  const parts: Array<{ name: string; text: string }> = [{ name: '', text: '' }]
  for (const line of comment.split('\n')) {
    const [begin, name] = partNames.exec(line) ?? []
    if (begin !== undefined && name !== undefined) parts.push({ name, text: line.slice(begin.length) })
    else {
      const last = parts.at(-1) as { text: string }
      last.text = `${last.text}\n${line}`
    }
  }
  const sections = parts.map(({ name, text }) => ({ name, text: flowing(text) }))
  const rules = sections.find(({ name }) => name === 'Rules it keeps')
  return {
    text: sections[0]?.text ?? '',
    rules: rules === undefined ? [] : rulesIn(rules.text),
    notes: sections.filter(({ name, text }) => name !== '' && name !== 'Rules it keeps' && text !== ''),
  }
}

const plain = (inside: string): string =>
  inside
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim()

/** The lines of a paragraph are one line; paragraphs stay apart. */
const flowing = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/\n/g, ' ').trim())
    .join('\n')

/** A semicolon within brackets ends no rule. */
const rulesIn = (text: string): ReadonlyArray<string> => {
  const rules: string[] = ['']
  let depth = 0
  for (const letter of text) {
    if ('({['.includes(letter)) depth += 1
    if (')}]'.includes(letter)) depth -= 1
    if (letter === ';' && depth === 0) rules.push('')
    else rules[rules.length - 1] += letter
  }
  return rules.map((rule) => sentence(rule.trim())).filter((rule) => rule !== '')
}

const sentence = (rule: string): string => {
  const begun = rule.charAt(0).toUpperCase() + rule.slice(1)
  return begun === '' || /[.!?]$/.test(begun) ? begun : `${begun}.`
}
