import { defineSlotRecipe } from '@pandacss/dev'
import { forFingers } from './actions.ts'

/** A check-in while two write in it: what each says beside what the other says, and lines that are changed in their place. */
export const meeting = defineSlotRecipe({
  className: 'meeting',
  slots: [
    'beside',
    'question',
    'answer',
    'scale',
    'step',
    'items',
    'item',
    'what',
    'more',
    'adding',
    'dates',
    'date',
    'goal',
  ],
  base: {
    beside: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
      alignItems: 'start',
      '& > *': { minWidth: '0' },
    },
    question: { display: 'grid', gap: '2', '& + &': { borderTop: '1px solid {colors.border}', pt: '4' } },
    answer: { display: 'grid', gap: '1.5', alignContent: 'start' },
    scale: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      // On a phone four stand two and two: the last would be alone on its line.
      '&:has(> :nth-child(4):last-child)': {
        mdDown: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
    step: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '6',
      cursor: 'pointer',
      ...forFingers,
    },
    items: { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: '1' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      rowGap: '1',
      '&:hover': { bg: 'surface.hover' },
      borderRadius: 'md',
      // On a line of its own, what removes it still stands at the end.
      '& > .meeting__more': { flexGrow: '1', justifyContent: 'flex-end', '& > .button:last-child': { ms: 'auto' } },
      // Looks like the line it is until somebody writes in it.
      '& :is(input:not([type=checkbox]), textarea)': { borderColor: 'transparent', bg: 'transparent' },
      '& :is(input:not([type=checkbox]), textarea):is(:hover, :focus)': { borderColor: 'border.strong', bg: 'surface' },
      '&[data-done] :is(input:not([type=checkbox]), textarea)': { textDecoration: 'line-through', color: 'fg.muted' },
      mdDown: {
        '& > .meeting__more': { display: 'contents' },
        '& > .meeting__more > :not(.button)': { order: '1' },
        // Whichever of them begins a line stands below the words.
        '&:has(> input)': { ps: '6' },
        '& > input': { ms: '-6' },
        '& > input ~ .meeting__what': { flexBasis: 'calc(100% - 48px)' },
        // What is read has no frame.
        '& > input ~ .meeting__what:has(textarea) ~ .meeting__more > :first-child': { ms: '9px' },
        '& > .meeting__more > .text': { mt: '-1.5' },
      },
    },
    // On a phone what removes a line stands at its end; whose it is, and until when, goes below its words.
    what: { flex: { base: '1 1 calc(100% - 72px)', md: '100 1 140px' }, minWidth: '0' },
    more: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    adding: { display: 'flex', alignItems: 'flex-end', gap: '2', '& > :first-child': { flex: '1', minWidth: '0' } },
    goal: { display: 'grid', gap: '3', '& + &': { borderTop: '1px solid {colors.border}' } },
    dates: { listStyle: 'none', m: '0', p: '0', display: 'grid' },
    date: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      py: '1.5',
      '& + &': { borderTop: '1px solid {colors.border}' },
      '& > :first-child': { flex: '1', minWidth: '160px' },
    },
  },
})
