import { useOverlaysWhenIdle } from './overlays.ts'

/** What a page has once, mounted beside it: the tooltip, and what keeps the keyboard's place. */
export const PageOverlays = () => {
  const overlays = useOverlaysWhenIdle()
  if (!overlays) return null
  return (
    <>
      <overlays.TooltipBox />
      <overlays.FocusKeeper />
    </>
  )
}
