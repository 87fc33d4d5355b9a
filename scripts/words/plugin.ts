import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../programs.ts'
import { programCodes, saysOf } from './catalogue.ts'
import { areaOf, isSource, messagesIn } from './messages.ts'
import { translated } from './translated.ts'

/**
 * The program in another language: its words are replaced while it is built, each by what the language's catalogue has for
 * it. English is what the sources say; it needs no catalogue, and no byte of any other language is in it.
 */
export function words(language: string): Plugin {
  const says = saysOf(language)
  const codes = programCodes()
  return {
    name: 'tenure:words',
    enforce: 'pre',
    transform(source, id) {
      const path = relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/')
      if (!isSource(path)) return null
      return { code: translated(source, messagesIn(path, source, codes), says(areaOf(path)), language), map: null }
    },
    transformIndexHtml: (html) => html.replace('lang="en"', `lang="${language}"`),
  }
}
