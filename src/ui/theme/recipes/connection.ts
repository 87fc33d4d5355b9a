import { defineRecipe } from '@pandacss/dev'

/** Says in passing that the server cannot be reached: over the page, in nobody's way. */
export const connection = defineRecipe({
  className: 'connection',
  base: {
    position: 'fixed',
    zIndex: '5',
    top: '64px',
    insetInlineStart: '4',
    insetInlineEnd: '4',
    mx: 'auto',
    width: 'fit-content',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '3',
    py: '2',
    borderRadius: 'lg',
    bg: 'warning.subtle',
    color: 'fg',
    boxShadow: 'float',
    pointerEvents: 'none',
    animation: 'rise {durations.slow} {easings.out}',
    '& .lucide': { color: 'warning' },
    '&:empty': { display: 'none' },
  },
})
