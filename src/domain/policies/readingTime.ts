/**
 * How long a policy takes to read (ours): 200 words a minute, a slow reader's pace, for a text is read here to be agreed to;
 * never less than a minute.
 */
import type { Inline, Node as Part, PolicyContent } from './content/nouns.ts'

const WORDS_A_MINUTE = 200

type Node = PolicyContent | Part | Inline

const textOf = (node: Node): string => {
  if (node.type === 'text') return node.text
  if (node.type === 'hard_break') return ' '
  if (node.type === 'image') return ''
  if (!('content' in node) || node.content === undefined) return ''
  const apart = node.type === 'paragraph' || node.type === 'heading' ? '' : ' '
  return node.content.map(textOf).join(apart)
}

export const readingMinutes = (content: PolicyContent): number => {
  const words = textOf(content)
    .split(/\s+/)
    .filter((word) => word !== '').length
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}
