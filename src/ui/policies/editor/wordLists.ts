/**
 * Word writes a list as paragraphs that only look like one: how deep each lies stands in its look (`mso-list: l0 level2`), and
 * its bullet or number is text. They become the lists they mean.
 */
const look = 'data-style'

interface Item {
  readonly paragraph: Element
  readonly level: number
  readonly isOrdered: boolean
}

export const withoutWordLists = (body: HTMLElement): void => {
  const items = [...body.querySelectorAll(`p[${look}*="mso-list"]`)].flatMap(itemOf)
  for (const run of runsOf(items)) {
    const [first] = run
    if (!first) continue
    const list = listOf(first.paragraph.ownerDocument, run)
    first.paragraph.before(list)
    for (const { paragraph } of run) paragraph.remove()
  }
}

const itemOf = (paragraph: Element): ReadonlyArray<Item> => {
  const level = /level(\d)/.exec(paragraph.getAttribute(look) ?? '')?.[1]
  if (level === undefined) return []
  const marker = [...paragraph.querySelectorAll(`[${look}*="mso-list"]`)].find((span) =>
    /ignore/i.test(span.getAttribute(look) ?? ''),
  )
  const sign = marker?.textContent?.trim() ?? ''
  marker?.remove()
  return [{ paragraph, level: Number(level), isOrdered: /^(?:\d+|[a-z]{1,4})[.)]/i.test(sign) }]
}

/** Those that follow each other, with nothing between. */
const runsOf = (items: ReadonlyArray<Item>): ReadonlyArray<ReadonlyArray<Item>> => {
  const runs: Array<Array<Item>> = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last !== undefined && last.at(-1)?.paragraph === item.paragraph.previousElementSibling) last.push(item)
    else runs.push([item])
  }
  return runs
}

const listOf = (document: Document, run: ReadonlyArray<Item>): Element => {
  const [first] = run as readonly [Item]
  const list = document.createElement(first.isOrdered ? 'ol' : 'ul')
  for (let at = 0; at < run.length; ) {
    const item = run[at] as Item
    const deeper = run.slice(at + 1).findIndex(({ level }) => level <= item.level)
    const end = deeper === -1 ? run.length : at + 1 + deeper
    const entry = document.createElement('li')
    const text = document.createElement('p')
    text.append(...item.paragraph.childNodes)
    entry.append(text)
    if (end > at + 1) entry.append(listOf(document, run.slice(at + 1, end)))
    list.append(entry)
    at = end
  }
  return list
}
