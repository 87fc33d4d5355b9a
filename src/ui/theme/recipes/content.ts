import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'
import { avatarTints } from '../../../domain/kernel/person.ts'

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: '0' }

const tints = avatarTints.map(({ background, text }, tone) => [
  tone,
  { bg: `light-dark(${background.join(', ')})`, color: `light-dark(${text.join(', ')})` },
])
const sizes = [24, 32, 40, 64, 96].map((size) => [
  size,
  { width: `${size}px`, height: `${size}px`, fontSize: `${Math.round(size * 0.38)}px` },
])

export const avatar = defineRecipe({
  className: 'avatar',
  base: {
    display: 'inline-grid',
    position: 'relative',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    fontWeight: 'medium',
    lineHeight: '1',
    userSelect: 'none',
    '& img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  },
  variants: { tone: Object.fromEntries(tints), size: Object.fromEntries(sizes) },
})

const toned = (name: 'accent' | 'success' | 'warning' | 'danger') => ({ bg: `${name}.subtle`, color: name })

export const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    height: '20px',
    borderRadius: 'sm',
    verticalAlign: 'top',
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    maxWidth: 'full',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .lucide': { width: '12px', height: '12px' },
  },
  variants: {
    tone: {
      neutral: { bg: 'surface.hover', color: 'fg.muted' },
      accent: toned('accent'),
      success: toned('success'),
      warning: toned('warning'),
      danger: toned('danger'),
    },
  },
})

export const banner = defineRecipe({
  className: 'banner',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'md',
    color: 'fg',
    // What can be done goes below the words where they would have to break for it.
    flexWrap: 'wrap',
    // What takes it away stays at the end of its first line.
    '& > .button:not(.button--shape_icon)': { order: { base: '1', md: '0' } },
    '&:has(ul) > svg': { alignSelf: 'flex-start', my: '0.5' },
    // On a phone, where words take many lines, both stand at the first of them.
    mdDown: {
      '& > .button--shape_icon': { alignSelf: 'flex-start', my: '-10px' },
      '&:has(> .button--shape_icon) > svg': { alignSelf: 'flex-start', my: '0.5' },
    },
    '& > svg + div': { flex: '1 1 200px', minWidth: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    tone: {
      info: { bg: 'accent.subtle', '& > .lucide': { color: 'accent' } },
      warning: { bg: 'warning.subtle', '& > .lucide': { color: 'warning' } },
      danger: { bg: 'danger.subtle', '& > .lucide': { color: 'danger' } },
    },
  },
})

/** Of a bar that fills, in forced colours: the system's own. */
export const filling = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    outline: '1px solid CanvasText',
    '&, &::-webkit-progress-bar': { bg: 'Canvas' },
    '&::-webkit-progress-value': { bg: 'Highlight' },
    '&::-moz-progress-bar': { bg: 'Highlight' },
  },
}

/** How far something has come. */
export const gauge = defineRecipe({
  className: 'gauge',
  base: {
    flex: '1',
    // In a list, beside its figure and how many are late, the words come first.
    minWidth: '8px',
    maxWidth: '240px',
    height: '6px',
    border: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    appearance: 'none',
    bg: 'border',
    '&::-webkit-progress-bar': { bg: 'border' },
    '&::-webkit-progress-value': { bg: 'accent' },
    '&::-moz-progress-bar': { bg: 'accent' },
    ...filling,
  },
})

/** Where a record is in its life: its states one under the other, with arrows, and what can happen next. */
export const lifecycle = defineSlotRecipe({
  className: 'lifecycle',
  slots: ['root', 'chart', 'arrows', 'arrow', 'dot', 'states', 'state', 'next', 'ways', 'way'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', gap: '4', columnGap: '12' },
    chart: { display: 'flex', gap: '1' },
    arrows: { flexShrink: '0', color: 'border.strong', scale: 'var(--forward) 1' },
    arrow: {
      fill: 'none',
      stroke: 'currentColor',
      '&[data-next]': { color: 'accent', strokeWidth: '1.5px' },
    },
    dot: {
      fill: 'surface.raised',
      stroke: 'fg.subtle',
      '&[data-here]': { fill: 'accent', stroke: 'accent' },
    },
    states: { m: '0', p: '0', listStyle: 'none' },
    state: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      height: '8',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      '&[aria-current]': { color: 'fg', fontWeight: 'medium' },
    },
    next: { flex: '1 1 240px', display: 'grid', gap: '2', alignContent: 'start' },
    ways: { m: '0', p: '0', listStyle: 'none', display: 'grid', gap: '2' },
    way: {
      display: 'grid',
      '& strong': { fontWeight: 'medium' },
      '& .lucide': {
        display: 'inline-block',
        width: '14px',
        height: '14px',
        verticalAlign: '-2px',
        scale: 'var(--forward) 1',
      },
    },
  },
})

/** What stands where content would be: nothing yet, or something went wrong. */
export const notice = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'icon', 'title', 'text'],
  base: {
    root: {
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      px: '4',
      py: '12',
      textAlign: 'center',
      alignContent: 'start',
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      width: '10',
      height: '10',
      mb: '2',
      borderRadius: 'full',
      bg: 'surface.hover',
      color: 'fg.muted',
      '& .lucide': { width: '20px', height: '20px' },
    },
    title: { textStyle: 'body', fontWeight: 'semibold', m: '0' },
    text: { maxWidth: '400px', color: 'fg.muted', textWrap: 'balance', mb: '3' },
  },
  variants: { tone: { danger: { icon: { bg: 'danger.subtle', color: 'danger' } } } },
})

export const skeleton = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    height: '12px',
    maxWidth: 'full',
    borderRadius: 'sm',
    bg: 'surface.hover',
    /* Under 100 ms nothing is shown. */
    animation: 'appear {durations.slow} 100ms both, pulse 1.6s 400ms ease-in-out infinite',
  },
  variants: { shape: { circle: { borderRadius: 'full', flexShrink: '0' } } },
})

/** One person in the org chart; `src/ui/orgChart/card.ts` reckons with these sizes. */
export const node = defineSlotRecipe({
  className: 'node',
  slots: ['root', 'name', 'line'],
  base: {
    root: {
      position: 'relative',
      width: '256px',
      maxWidth: 'full',
      // As high as the picture, at least.
      minHeight: '60px',
      ps: '63px',
      pe: '3',
      py: '9px',
      bg: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      '& > :first-child': { position: 'absolute', top: '9px', insetInlineStart: '11px' },
      '& > :is(a, bdi, span):not(:first-child)': {
        display: 'block',
        ...clipped,
        // A name that is written the other way begins where all names do.
        width: 'fit-content',
        maxWidth: 'full',
      },
    },
    name: { fontWeight: 'medium' },
    line: {
      textStyle: 'small',
      color: 'fg.muted',
      '&[data-kind=title]': { color: 'fg' },
      '&[data-kind=flags]': { color: 'warning' },
      '&[data-kind=note]': { fontStyle: 'italic' },
    },
  },
  variants: {
    within: {
      chart: {
        root: {
          position: 'absolute',
          top: '0',
          insetInlineStart: '0',
          maxWidth: 'none',
          cursor: 'pointer',
          '&[aria-selected=true]': {
            borderColor: 'accent',
            boxShadow: '0 0 0 1px {colors.accent}',
            '@media (forced-colors: active)': { outline: '3px solid Highlight' },
          },
          '&[data-over=yes]': { bg: 'accent.subtle', borderColor: 'accent' },
          '&[data-over=no]': { bg: 'danger.subtle', borderColor: 'danger' },
          '&[data-lifted]': { opacity: '.5' },
          /* Nobody is there yet. */
          '&[data-vacancy]': {
            borderStyle: 'dashed',
            borderColor: 'border.strong',
            // No letters and no colour of a name: the avatar's own would win.
            '& > :first-child': {
              bg: 'transparent !important',
              border: '1px dashed {colors.border.strong}',
              fontSize: '0 !important',
            },
          },
        },
      },
    },
  },
})
