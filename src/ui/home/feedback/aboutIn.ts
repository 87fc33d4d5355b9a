import type { Parser } from 'wouter'
import { places } from '../../../domain/session/places.ts'
import { matched } from '../../app/routes.tsx'
import type { About } from './SendPanel.tsx'

/** The page that an address leads to; nothing for an address that leads nowhere. */
export const aboutIn = (parser: Parser, path: string | null): About | null => {
  const route = path === null ? null : matched(parser, path)
  return path === null || route === null ? null : { path, title: places[route.name].title }
}
