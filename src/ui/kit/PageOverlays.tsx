import { useOverlaysWhenIdle } from './overlays.ts'

/** What a page has once, mounted beside it. */
export const PageOverlays = () => {
  const overlays = useOverlaysWhenIdle()
  return overlays ? <overlays.OncePerPage /> : null
}
