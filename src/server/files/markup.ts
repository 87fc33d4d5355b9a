/** What elements may look like in XML: each attribute in quotes, and no tag inside of one. */
const tag = /<(\/?)([a-z_][\w:.-]*)((?:\s+[a-z_:][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/iy

const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const

export interface MarkupLimits {
  /** Comments count as well. */
  readonly elements: number
  readonly depth: number
  /** Of one element. */
  readonly attributes: number
}

/**
 * Whether a text is elements properly inside one another, and not too many. A parser that repairs what it reads would
 * make something else of the rest than a browser makes of it, and takes minutes for what is nested thousands deep.
 */
export const isWellNested = (text: string, limits: MarkupLimits): boolean => {
  const open: string[] = []
  let elements = 0
  let at = text.indexOf('<')
  while (at >= 0) {
    const aside = asides.find(([start]) => text.startsWith(start, at))
    if (aside === undefined) {
      tag.lastIndex = at
      const [whole = '', closing, name = '', attributes = '', selfClosing] = tag.exec(text) ?? []
      if (whole === '') return false
      if (closing === '') {
        if (attributes.split('=').length > limits.attributes) return false
        elements += 1
        if (selfClosing === '') open.push(name)
      } else if (open.pop() !== name || attributes !== '' || selfClosing !== '') return false
      at = text.indexOf('<', at + whole.length)
    } else {
      const end = text.indexOf(aside[1], at + aside[0].length)
      if (end < 0) return false
      elements += 1
      at = text.indexOf('<', end)
    }
    if (elements > limits.elements || open.length > limits.depth) return false
  }
  return open.length === 0
}
