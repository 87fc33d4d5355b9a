import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'

/** Says that what it opens narrows the list, or is what is shown. */
const active = { '&[data-active]': { color: 'accent', bg: 'accent.subtle' } }

const quiet = { bg: 'transparent', color: 'fg', '&:hover': { bg: 'surface.hover' } }

/** As high as a finger is wide. */
export const forFingers = { '@media (pointer: coarse)': { minHeight: '10' } }

/** Buttons, and links that look like one. */
export const button = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    flexShrink: '0',
    borderRadius: 'md',
    border: '1px solid transparent',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    userSelect: 'none',
    transition: 'background-color {durations.fast} {easings.out}, border-color {durations.fast} {easings.out}',
    '&[aria-disabled=true]': { opacity: '.55', cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
    ...forFingers,
  },
  variants: {
    tone: {
      solid: { bg: 'accent', color: 'accent.fg', '&:hover': { bg: 'accent.hover' } },
      outline: { ...quiet, bg: 'surface.raised', borderColor: 'border', '&:hover': { bg: 'surface.hover' }, ...active },
      ghost: {
        ...quiet,
        color: 'fg.muted',
        '&:hover, &[aria-expanded=true]': { bg: 'surface.hover', color: 'fg' },
        ...active,
      },
      danger: { bg: 'danger', color: 'danger.fg', '&:hover': { bg: 'danger.hover' } },
    },
    size: {
      sm: { height: '28px', px: '2', fontSize: 'sm' },
      md: { height: '8', px: '3' },
    },
    shape: { icon: { px: '0', aspectRatio: '1' } },
  },
})

export const spinner = defineRecipe({
  className: 'spinner',
  base: {
    width: '14px',
    height: '14px',
    border: '2px solid currentcolor',
    borderRightColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin .7s linear infinite',
  },
})

/** Seen in forced colours alone, which have no shadows: where what floats ends. */
export const edge = '1px solid transparent'

/** What floats in the top layer beside its control: menu, filter, suggestions. */
export const floating = defineRecipe({
  className: 'floating',
  base: {
    inset: 'auto',
    zIndex: '30',
    m: '0',
    p: '1',
    border: '0',
    borderRadius: 'lg',
    bg: 'surface.raised',
    color: 'fg',
    textStyle: 'body',
    textAlign: 'start',
    whiteSpace: 'normal',
    boxShadow: 'float',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    maxHeight: 'min(480px, var(--available-height, 100dvh - 16px))',
    maxWidth: 'calc(100vw - 16px)',
    outline: edge,
    '&:popover-open, &[data-state=open]': { animation: 'appear {durations.fast} {easings.out}' },
  },
})

export const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['list', 'heading', 'item', 'reason', 'mark', 'separator'],
  base: {
    list: {
      minWidth: '184px',
      '&:focus-visible [data-highlighted]': { outline: '2px solid {colors.accent}', outlineOffset: '-2px' },
    },
    heading: { px: '2', py: '1.5', textStyle: 'small', color: 'fg.muted' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      width: 'full',
      minHeight: '8',
      ...forFingers,
      px: '2',
      py: '1.5',
      border: '0',
      borderRadius: 'md',
      bg: 'transparent',
      color: 'fg',
      textAlign: 'start',
      textDecoration: 'none',
      '& .lucide': { color: 'fg.muted' },
      cursor: 'pointer',
      '&:hover, &[data-highlighted]': { bg: 'surface.hover' },
      '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'not-allowed' },
      '&[data-tone=danger]:not([aria-disabled])': { color: 'danger', '& .lucide': { color: 'inherit' } },
    },
    reason: { display: 'block', maxWidth: '240px', textStyle: 'small', color: 'fg.subtle', whiteSpace: 'normal' },
    mark: { ms: 'auto' },
    separator: { height: '1px', my: '1', mx: '-1', border: '0', bg: 'border' },
  },
})

export const tooltip = defineRecipe({
  className: 'tooltip',
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    maxWidth: '260px',
    px: '2',
    py: '1',
    border: '0',
    borderRadius: 'md',
    bg: 'fg',
    color: 'surface',
    textStyle: 'small',
    overflowWrap: 'anywhere',
    outline: edge,
    '&:popover-open': { animation: 'appear {durations.fast} {easings.out}' },
  },
})
