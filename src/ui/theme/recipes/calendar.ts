import { defineSlotRecipe } from '@pandacss/dev'
import { inSystemColours } from './fields.ts'

/** The sheet a day is chosen from. */
export const calendar = defineSlotRecipe({
  className: 'calendar',
  slots: ['root', 'head', 'grid', 'cell', 'why'],
  base: {
    root: { p: '1', outline: 'none' },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      '& .lucide': { scale: 'var(--forward) 1' },
    },
    grid: {
      width: 'full',
      borderCollapse: 'collapse',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      '& th': { textStyle: 'small', color: 'fg.muted' },
      '& td': { p: '0' },
    },
    cell: {
      display: 'grid',
      placeItems: 'center',
      minWidth: '8',
      height: '8',
      borderRadius: 'md',
      cursor: 'pointer',
      '&:hover': { bg: 'surface.hover' },
      '&[data-outside-range]': { color: 'fg.muted' },
      '&[data-today]': { fontWeight: 'semibold', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
      '&[data-selected]': { bg: 'accent', color: 'accent.fg' },
      '&[data-unavailable]': { color: 'fg.muted', textDecoration: 'line-through', cursor: 'not-allowed' },
      '@media (forced-colors: active)': { '&[data-selected]': inSystemColours },
    },
    why: { m: '0', textStyle: 'small', color: 'fg.muted', '&:not(:empty)': { p: '1' } },
  },
})
