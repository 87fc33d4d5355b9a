/** Words for writing a policy down in code: what comes out is the text as the editor keeps it. */
import type { Block, ListItem, PolicyContent } from '../../../domain/policies/content/nouns.ts'

export const policy = (...content: readonly [Block, ...ReadonlyArray<Block>]): PolicyContent => ({
  type: 'doc',
  content,
})

const heading =
  (level: 1 | 2 | 3) =>
  (text: string): Block => ({ type: 'heading', attrs: { level }, content: runs(text) })

export const section = heading(2)
export const part = heading(3)

/** Between pairs of asterisks stands what is strong. */
export const say = (text: string): Block => ({ type: 'paragraph', content: runs(text) })

export const quote = (text: string): Block => ({ type: 'blockquote', content: [say(text)] })

export const points = (...texts: ReadonlyArray<string>): Block => ({ type: 'bullet_list', content: texts.map(item) })

export const steps = (...texts: ReadonlyArray<string>): Block => ({
  type: 'ordered_list',
  attrs: { order: 1 },
  content: texts.map(item),
})

const item = (text: string): ListItem => ({ type: 'list_item', content: [say(text)] })

const runs = (text: string) =>
  text.split('**').flatMap((run, index) => {
    if (run === '') return []
    const plain = { type: 'text' as const, text: run }
    return [index % 2 === 0 ? plain : { ...plain, marks: [{ type: 'strong' as const }] }]
  })
