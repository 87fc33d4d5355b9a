import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'
import { edge } from './actions.ts'

/** What closes a dialog: its cross in the line of the title, above the end of the fields. */
const closing = { my: '-2px', me: '-6px', '@media (pointer: coarse)': { my: '-2', me: '-3' } }

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'root', 'form', 'header', 'title', 'body', 'failure', 'footer'],
  base: {
    backdrop: {
      position: 'fixed',
      zIndex: '30',
      inset: '0',
      bg: 'scrim',
      animation: 'appear {durations.fast} {easings.out}',
    },
    root: {
      position: 'fixed',
      zIndex: '30',
      inset: '0',
      bg: 'surface.raised',
      boxShadow: 'float',
      outline: edge,
      overflow: 'hidden',
    },
    form: { display: 'flex', flexDirection: 'column', maxHeight: 'inherit' },
    header: {
      display: 'flex',
      alignItems: 'start',
      gap: '4',
      px: { base: '4', md: '6' },
      pt: '5',
      pb: '1',
      '& > .button': closing,
    },
    title: { flex: '1', m: '0', textStyle: 'heading' },
    body: {
      display: 'grid',
      gap: '4',
      px: { base: '4', md: '6' },
      py: '3',
      overflow: 'auto',
      overflowWrap: 'anywhere',
      animation: 'goesBelow linear',
      animationTimeline: 'scroll(self)',
      '& > p': { color: 'fg.muted', textWrap: 'pretty' },
      '& > .button': { justifySelf: 'start' },
    },
    // In sight wherever what is above it is scrolled to.
    failure: { px: { base: '4', md: '6' }, pb: '1' },
    footer: {
      display: 'flex',
      // Where they do not fit beside each other, what confirms is on top.
      flexWrap: 'wrap-reverse',
      justifyContent: 'flex-end',
      gap: '2',
      '& > .button': { flex: { base: '1 0 auto', md: 'none' } },
      px: { base: '4', md: '6' },
      pt: '3',
      pb: '5',
    },
  },
  variants: {
    kind: {
      modal: {
        root: {
          m: 'auto',
          borderRadius: 'lg',
          width: 'dialog',
          maxWidth: 'calc(100vw - 24px)',
          height: 'fit-content',
          maxHeight: 'calc(100dvh - 48px)',
          animation: 'rise {durations.slow} {easings.out}',
        },
      },
      sheet: {
        root: {
          width: 'drawer',
          maxWidth: 'calc(100vw - 48px)',
          animation: 'slide {durations.slow} {easings.out}',
        },
      },
    },
  },
})

export const toasts = defineSlotRecipe({
  className: 'toasts',
  slots: ['viewport', 'toast', 'text'],
  base: {
    viewport: {
      insetInline: '4',
      // At the foot, on a phone too: over the bar of the program they would lie on its buttons.
      top: 'auto',
      bottom: { base: '3', md: '4' },
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      width: 'auto',
      m: '0',
      p: '0',
      border: '0',
      bg: 'transparent',
      overflow: 'visible',
      pointerEvents: 'none',
      '& > ul': { display: { base: 'grid', md: 'contents' }, gap: '2', position: 'relative', maxWidth: 'full' },
      // There the last to come lies over the others, until somebody turns to them.
      '&:not(:hover, :focus-within) li:not(:last-child)': {
        mdDown: { position: 'absolute', inset: '2', top: '-6px', maxWidth: 'none', width: 'auto', zIndex: '-1' },
        '& > *': { mdDown: { opacity: '0' } },
      },
      // Above what a page asks at its foot, so that its button can be pressed.
      '[data-standing~=foot] &': { bottom: { base: '168px', lg: '96px' } },
      // On a phone a panel leaves only the bar of the program free.
      '[data-standing~=panel] &': { mdDown: { top: '1', bottom: 'auto' } },
      // A dialog's buttons are at its foot.
      '[data-standing~=dialog] > &': { top: '4', bottom: 'auto' },
    },
    toast: {
      display: 'flex',
      alignItems: 'start',
      gap: '2',
      width: 'fit-content',
      maxWidth: 'min(420px, 100%)',
      p: '2',
      ps: '3',
      borderRadius: 'lg',
      bg: 'surface.raised',
      color: 'fg',
      boxShadow: 'float',
      outline: edge,
      pointerEvents: 'auto',
      animation: 'rise {durations.slow} {easings.out}',
      '& > .lucide': { my: '1.5', '@media (pointer: coarse)': { my: '3' }, color: 'success' },
      '&[data-tone=danger] > .lucide': { color: 'danger' },
      '&[data-tone=info] > .lucide': { color: 'accent' },
    },
    // In the middle of a button for fingers.
    text: { flex: '1', py: '1', '@media (pointer: coarse)': { py: '10px' }, overflowWrap: 'anywhere' },
  },
  variants: {
    position: {
      'bottom-right': { viewport: { alignItems: 'flex-end' } },
      'bottom-center': { viewport: { alignItems: 'center' } },
    },
  },
})

/** A stop of a tour: what is lit up, and the words beside it, over the dimmed page. */
export const tour = defineSlotRecipe({
  className: 'tour',
  slots: ['light', 'place', 'card'],
  base: {
    light: { zIndex: '30', outline: '2px solid {colors.accent}' },
    place: { '--tour-z-index': '30' },
    card: { width: 'min(320px, 100vw - 24px)', p: '3' },
  },
})

export const progress = defineRecipe({
  className: 'progress',
  base: {
    position: 'fixed',
    zIndex: '20',
    top: '0',
    insetInlineStart: '0',
    insetInlineEnd: '0',
    height: '2px',
    overflow: 'hidden',
    /* A page that is there within 100 ms shows no bar at all. */
    animation: 'appear {durations.fast} 100ms both',
    '&::after': {
      content: '""',
      display: 'block',
      width: '30%',
      height: 'full',
      bg: 'accent',
      animation: 'sweep 1.1s ease-in-out infinite',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'Highlight' },
    },
  },
})
