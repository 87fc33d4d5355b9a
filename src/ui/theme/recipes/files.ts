import { defineSlotRecipe } from '@pandacss/dev'
import { filling } from './content.ts'

/** Choosing files: the zone they are dropped on, and what has been chosen. */
export const files = defineSlotRecipe({
  className: 'files',
  slots: ['root', 'zone', 'choose', 'preview', 'list', 'item', 'name', 'sending'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3', minWidth: '0' },
    zone: {
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      px: '4',
      py: '6',
      textAlign: 'center',
      border: '1px dashed {colors.border.strong}',
      borderRadius: 'lg',
      bg: 'surface.sunken',
      color: 'fg.muted',
      '& > .lucide': { width: '24px', height: '24px' },
      // Two lines are alike, and a number is not torn from its unit.
      '& > small': { textWrap: 'balance' },
      '&[data-dragging]': { borderColor: 'accent', bg: 'accent.subtle', '& *': { pointerEvents: 'none' } },
    },
    choose: {
      py: '0',
      px: '0.5',
      minHeight: '6',
      border: '0',
      borderRadius: 'sm',
      bg: 'transparent',
      color: 'accent',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textUnderlineOffset: '2px',
      // The line above it is near.
      '&:focus-visible': { outlineOffset: '-1px' },
      '&[aria-disabled=true]': { color: 'fg.muted', textDecoration: 'none', cursor: 'not-allowed' },
    },
    preview: {
      justifySelf: 'center',
      maxWidth: 'full',
      maxHeight: '160px',
      p: '2',
      borderRadius: 'md',
      bg: 'plate',
      border: '1px solid {colors.border}',
      objectFit: 'contain',
    },
    list: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '9',
      ps: '3',
      pe: '1',
      border: '1px solid {colors.border}',
      borderRadius: 'md',
      '& > .lucide, & > small': { color: 'fg.muted' },
      '& > small': { textStyle: 'small', whiteSpace: 'nowrap', '&:last-child': { me: '2' } },
    },
    name: { flex: '1', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    sending: {
      appearance: 'none',
      display: 'block',
      width: 'full',
      height: '6px',
      border: '0',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'border',
      '&::-webkit-progress-bar': { bg: 'border' },
      '&::-webkit-progress-value': { bg: 'accent', transition: 'inline-size {durations.slow} {easings.out}' },
      '&::-moz-progress-bar': { bg: 'accent' },
      ...filling,
    },
  },
})

/** A picture behind the frame that it is cut by. */
export const cropper = defineSlotRecipe({
  className: 'cropper',
  slots: ['root', 'stage', 'frame', 'dials', 'dial', 'moves'],
  base: {
    root: { display: 'grid', justifyItems: 'center', gap: '4', minWidth: '0' },
    stage: { position: 'relative', overflow: 'hidden', borderRadius: 'md', bg: 'plate' },
    /* The rest of its looks are the library's own. */
    frame: {
      outline: '1px solid {colors.accent}',
      '&:focus-visible': { outline: '3px solid {colors.accent}', outlineOffset: '0' },
    },
    dials: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      alignItems: 'end',
      columnGap: '4',
      rowGap: '2',
      width: 'full',
    },
    moves: { display: 'flex', gap: '1' },
    dial: { width: 'full', height: '6', m: '0', accentColor: '{colors.accent}' },
  },
})
