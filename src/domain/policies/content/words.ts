/** The words of a text without its form: what a person reads, line by line; of a table row by row. */
import { imageWords } from './imagesIn.ts'
import type { Cell, Inline, Node } from './nouns.ts'

export const textOf = (node: Node): string => {
  switch (node.type) {
    case 'heading':
    case 'paragraph':
      return wordsOf(node.content ?? [])
    case 'horizontal_rule':
      return ''
    case 'image':
      return imageWords(node.attrs)
    case 'table_row':
      return node.content.map(wordsIn).filter(isSaid).join(' · ')
    case 'table_cell':
      return wordsIn(node)
    default:
      return (node.content as ReadonlyArray<Node>).map(textOf).join('\n')
  }
}

/** What is in a cell, in one line. */
const wordsIn = ({ content }: Cell): string => content.map(textOf).filter(isSaid).join(' ')

const isSaid = (words: string): boolean => words.trim() !== ''

const wordsOf = (runs: ReadonlyArray<Inline>): string =>
  runs.map((run) => (run.type === 'text' ? run.text : '\n')).join('')
