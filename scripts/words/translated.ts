import type { Message } from './messages.ts'

/** A sentence in another language; several where it depends on the number that stands first in it (`Intl.PluralRules`). */
export type Translation = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** How the words of a source are said in a language; nothing is said of a message that stays as it is. */
export type Says = (message: Message) => Translation | undefined

/** A source with its words in another language: same program, other sentences. */
export function translated(source: string, messages: ReadonlyArray<Message>, says: Says, language: string): string {
  /** A piece of the source, with the messages that lie in it said. */
  const piece = (start: number, end: number, but?: Message): string => {
    let written = ''
    let at = start
    for (const message of messages) {
      if (message === but || message.start < at || message.end > end) continue
      const said = says(message)
      if (said === undefined) continue
      written += source.slice(at, message.start) + inForms(message, said)
      at = message.end
    }
    return written + source.slice(at, end)
  }

  const inForms = (message: Message, said: Translation): string => {
    if (typeof said === 'string') return write(message, said)
    const forms = Object.entries(said).map(([form, one]) => `${form}: ${asOne(message, write(message, one))}`)
    const counted = part(message, 0).replace(/^\{(.*)\}$/s, '$1')
    const chosen = `(forms => forms[new Intl.PluralRules('${language}').select(Number(${counted}))] ?? forms.other)({ ${forms.join(', ')} })`
    return message.as === 'text' ? chosen : `{${chosen}}`
  }
  const asOne = ({ as }: Message, text: string) => (as === 'children' ? `<>${text}</>` : text)

  const part = (message: Message, at: number): string => {
    const { open } = message.parts[at] ?? {}
    if (open === undefined) throw new Error(`“${message.key}” has no {${at}}`)
    return piece(open.start, open.end, message)
  }
  const closing = (message: Message, at: number): string => {
    const { close } = message.parts[at] ?? {}
    return close ? source.slice(close.start, close.end) : ''
  }

  const write = (message: Message, said: string): string => {
    const { as } = message
    if (as === 'attribute') return `{${JSON.stringify(said)}}`
    if (as === 'text' && message.parts.length === 0) return JSON.stringify(said)
    const pieces = said.split(tokens).map((text, at) => {
      if (at % 2 === 0) return as === 'text' ? text.replace(/[\\`$]/g, '\\$&') : text && `{${JSON.stringify(text)}}`
      const number = Number(text.replace(/\D/g, ''))
      if (text.startsWith('</')) return closing(message, number)
      return as === 'text' ? `\${${part(message, number)}}` : part(message, number)
    })
    return as === 'text' ? `\`${pieces.join('')}\`` : pieces.join('')
  }

  return piece(0, source.length)
}

/** Where something stands in a sentence: `{0}`, `<0/>`, `<0>`, `</0>`. */
export const tokens = /(\{\d+\}|<\d+\/>|<\/?\d+>)/
