import { defineSlotRecipe } from '@pandacss/dev'

const lines = (count: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: `${count}`,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

/** Goals as cards and lines; `src/ui/goals/tree/DrawnGoals.tsx` reckons with these sizes. */
export const goalTree = defineSlotRecipe({
  className: 'goalTree',
  slots: ['frame', 'sheet', 'lines', 'card', 'vision', 'title', 'about', 'marks', 'far', 'state', 'high'],
  base: {
    frame: {
      flex: '1',
      minHeight: '280px',
      overflow: 'auto',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      // Cards are placed from the left, whichever way the writing runs.
      direction: 'ltr',
    },
    sheet: { position: 'relative', mx: 'auto' },
    lines: { position: 'absolute', top: '0', insetInlineStart: '0', color: 'border.strong' },
    card: {
      position: 'absolute',
      top: '0',
      insetInlineStart: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      px: '3',
      py: '2',
      bg: 'surface',
      border: '1px solid {colors.border}',
      borderRadius: 'lg',
      cursor: 'pointer',
      '&[aria-selected=true]': { borderColor: 'accent', boxShadow: '0 0 0 1px {colors.accent}' },
      '&[aria-level="1"]': { bg: 'accent.subtle', justifyContent: 'center', textAlign: 'center' },
    },
    vision: { ...lines(3), fontWeight: 'medium' },
    title: { ...lines(2), fontWeight: 'medium' },
    about: { ...lines(2), textStyle: 'small', color: 'fg.muted', '& bdi': { whiteSpace: 'nowrap' } },
    marks: { display: 'flex', gap: '1', mt: 'auto' },
    far: { display: { base: 'none', md: 'block' }, width: '220px', flexShrink: '0' },
    // As wide as the longest, so that what stands before it begins at one place; on a phone the words need the room.
    /* A line of the outline on a phone: its title is not cut after two words. */
    high: { '&& > *': { ...lines(2), whiteSpace: 'normal' } },
    state: { flexShrink: '0', width: { md: '88px' } },
  },
})
