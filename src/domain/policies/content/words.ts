/** The words of a text without its form: what a person reads, line by line. */
import type { Block, ListItem } from './nouns.ts'

type Inline = { readonly type: 'text'; readonly text: string } | { readonly type: 'hard_break' }
type Node = Block | ListItem

export const textOf = (node: Node): string => {
  if (node.type === 'heading' || node.type === 'paragraph') return wordsOf(node.content ?? [])
  return node.type === 'horizontal_rule' ? '' : (node.content as ReadonlyArray<Node>).map(textOf).join('\n')
}

const wordsOf = (runs: ReadonlyArray<Inline>): string =>
  runs.map((run) => (run.type === 'text' ? run.text : '\n')).join('')
