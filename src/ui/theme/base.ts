import { defineGlobalStyles } from '@pandacss/dev'

/** What browsers differ in or add; of Panda's own reset, which is three times as long, what something here is drawn with. */
const reset = defineGlobalStyles({
  '*, ::before, ::after, ::backdrop, ::file-selector-button': {
    boxSizing: 'border-box',
    m: '0',
    p: '0',
    borderWidth: '0',
    borderStyle: 'solid',
  },
  'img, svg, canvas, iframe': { display: 'block', verticalAlign: 'middle' },
  img: { maxWidth: 'full', height: 'auto' },
  'h1, h2, h3, h4': { fontSize: 'inherit', fontWeight: 'inherit' },
  'p, h1, h2, h3, h4': { overflowWrap: 'break-word' },
  'ol, ul, menu': { listStyle: 'none' },
  'button, input, select, textarea, ::file-selector-button': { bg: 'transparent' },
  textarea: { resize: 'vertical' },
  table: { borderCollapse: 'collapse' },
  hr: { borderTopWidth: '1px', height: '0' },
  small: { fontSize: '80%' },
  'code, kbd': { fontFamily: 'ui-monospace, monospace', fontSize: '1em' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  '::-webkit-search-cancel-button': { appearance: 'none' },
})

/** The few rules that no component owns. */
export const base = defineGlobalStyles({
  ...reset,
  html: {
    tabSize: '4',
    '-webkit-tap-highlight-color': 'transparent',
    colorScheme: 'light dark',
    /* What moves along the writing is multiplied by this. */
    '--forward': '1',
    '&[data-theme=light]': { colorScheme: 'light' },
    '&[data-theme=dark]': { colorScheme: 'dark' },
    fontFamily: 'body',
    bg: 'surface.sunken',
    color: 'fg',
    textSizeAdjust: '100%',
    '-webkit-font-smoothing': 'antialiased',
    scrollbarColor: '{colors.border.strong} transparent',
  },
  '[dir=rtl]': { '--forward': '-1' },
  '[dir=ltr]': { '--forward': '1' },
  body: { textStyle: 'body', height: 'full' },
  'h1, h2, h3': { textStyle: 'heading', textWrap: 'balance' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'button, select, summary, [role=menuitem]': { cursor: 'pointer' },
  ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  /* What is only led to; a tab that the arrows lead to is pressed. */
  'h1:focus-visible, [tabindex="-1"]:not(a, button):focus-visible': { outline: 'none' },
  '::placeholder': { color: 'fg.subtle', opacity: '1', textOverflow: 'ellipsis' },
  '::selection': { bg: 'accent.subtle' },
  '[hidden]': { display: 'none !important' },
  time: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  p: { textWrap: 'pretty' },
  /* What a field offers opens as one types. */
  'input[list]::-webkit-calendar-picker-indicator': { display: 'none !important' },
  /* Said of a key, where there is hardly a keyboard. */
  '.of-keys': { '@media (pointer: coarse)': { display: 'none' } },
  /* Icons follow the text beside them; lucide draws 24 px unless told. */
  '.lucide': { width: '16px', height: '16px', flexShrink: '0', strokeWidth: '1.75' },
  /* Back and on, undo and redo point along the writing. */
  ':is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right, .lucide-corner-down-right, .lucide-panel-left, .lucide-undo-2)':
    { scale: 'var(--forward) 1' },
  '.sr-only': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    m: '-1px',
    p: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    border: '0',
  },
  '.skip-link': {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: '10',
    px: '3',
    py: '2',
    borderRadius: 'md',
    bg: 'accent',
    color: 'accent.fg',
    '&:not(:focus)': { translate: '0 -200%' },
  },
  /* What index.html shows before the first script: the mark, in the middle of an empty page. */
  '.first-paint': {
    minHeight: '100vh',
    display: 'grid',
    placeItems: 'center',
    color: 'accent',
    textStyle: 'title',
    '& svg': { width: '40px', height: '40px' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': {
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})

export const keyframes = {
  appear: { from: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(4px)' } },
  slide: { from: { opacity: '0', transform: 'translateX(calc(-24px * var(--forward)))' } },
  pulse: { '50%': { opacity: '.45' } },
  spin: { to: { transform: 'rotate(1turn)' } },
  // What goes on beyond the edge fades there, until one has come to its end; where nothing does, there is no timeline.
  goesOn: {
    '0%, 90%': {
      maskImage: 'linear-gradient(calc(90deg * var(--forward)), #000 calc(100% - 40px), transparent)',
    },
    '100%': { maskImage: 'none' },
  },
  // The same where nothing stays in sight at the start.
  goesOnBothWays: {
    '0%': { maskImage: 'linear-gradient(calc(90deg * var(--forward)), #000 calc(100% - 40px), transparent)' },
    '1%, 90%': {
      maskImage: 'linear-gradient(calc(90deg * var(--forward)), transparent, #000 40px calc(100% - 40px), transparent)',
    },
    '100%': { maskImage: 'linear-gradient(calc(90deg * var(--forward)), transparent, #000 40px)' },
  },
  // A hairline where there is more below.
  goesBelow: {
    '0%, 99%': { boxShadow: 'inset 0 -1px var(--colors-border)' },
    '100%': { boxShadow: 'none' },
  },
  sweep: {
    from: { transform: 'translateX(calc(-100% * var(--forward)))' },
    to: { transform: 'translateX(calc(350% * var(--forward)))' },
  },
}
