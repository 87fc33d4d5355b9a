import { defineSlotRecipe } from '@pandacss/dev'

/** A month as weeks of days with what stands on them; where there is little room, as a list of days. */
export const month = defineSlotRecipe({
  className: 'month',
  slots: ['grid', 'day', 'date', 'entries', 'entry', 'what', 'kind', 'agenda', 'wide', 'address'],
  base: {
    grid: {
      width: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'collapse',
      '& th': { textStyle: 'small', fontWeight: 'medium', color: 'fg.muted', textAlign: 'start', p: '2' },
    },
    day: {
      height: '108px',
      p: '1',
      verticalAlign: 'top',
      border: '1px solid {colors.border}',
      bg: 'surface',
      '&[data-outside]': { bg: 'surface.sunken' },
    },
    date: {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '6',
      height: '6',
      px: '1',
      borderRadius: 'full',
      textStyle: 'label',
      fontVariantNumeric: 'tabular-nums',
      '[data-outside] > &': { color: 'fg.muted' },
      '[aria-current=date] > &': { bg: 'accent', color: 'accent.fg' },
    },
    entries: { listStyle: 'none', m: '0', p: '0', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5' },
    entry: {
      display: 'flex',
      gap: '1.5',
      minHeight: '6',
      p: '1',
      borderRadius: 'sm',
      textStyle: 'small',
      color: 'fg',
      textDecoration: 'none',
      '& > .lucide': { width: '4', height: '4', flexShrink: '0', color: 'fg.muted' },
      // A narrow day has its room for the words, which also say that something is overdue.
      '.month__day > .month__entries & > .lucide': { display: { xlDown: 'none' } },
      '&:hover': { bg: 'surface.hover' },
      '&[data-overdue], &[data-overdue] > .lucide': { color: 'danger' },
    },
    /* Some lines of it, where many stand beside each other. */
    what: {
      minWidth: '0',
      overflowWrap: 'break-word',
      hyphens: 'auto',
      '.month__day > .month__entries &': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: { base: '6', xl: '4' },
        overflow: 'hidden',
      },
      '& > time': { fontVariantNumeric: 'tabular-nums', fontWeight: 'medium', whiteSpace: 'normal' },
    },
    kind: {
      display: 'block',
      textStyle: 'small',
      color: 'fg.muted',
      '[data-overdue] > .month__what > &': { color: 'danger' },
    },
    agenda: {
      listStyle: 'none',
      m: '0',
      p: '0',
      display: 'grid',
      gap: '4',
      '& .month__entry': {
        textStyle: 'body',
        bg: 'surface',
        border: '1px solid {colors.border}',
        borderRadius: 'md',
        p: '2',
      },
    },
    wide: { p: '2', width: '280px', '& .month__entry': { textStyle: 'body' } },
    address: { display: 'grid', gap: '3', overflowWrap: 'anywhere' },
  },
})
