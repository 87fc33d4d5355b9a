import { pathTo } from '../../domain/session/places.ts'

/** The feedback page, which is told where the person came from. */
export const feedbackFrom = (current: string): string => {
  const [path = '/'] = current.split(/[?#]/)
  return path === pathTo('feedback') ? path : `${pathTo('feedback')}?${new URLSearchParams({ about: path })}`
}
