import { defineSlotRecipe } from '@pandacss/dev'

/** Whose company this is, at the top of the drawer: its logo, which an admin may press, and its name. */
export const company = defineSlotRecipe({
  className: 'company',
  slots: ['root', 'logo', 'change', 'add', 'name'],
  base: {
    /* A wide logo takes a row of its own. */
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minHeight: 'topbar', px: '4', pt: '3' },
    logo: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      maxWidth: 'full',
      p: '0.5',
      bg: 'plate',
      borderRadius: 'md',
      overflow: 'hidden',
      '& img': {
        display: 'block',
        height: '44px',
        width: 'auto',
        maxHeight: '125px',
        maxWidth: 'full',
        objectFit: 'contain',
      },
    },
    change: {
      maxWidth: 'full',
      p: '0',
      border: 'none',
      bg: 'transparent',
      borderRadius: 'md',
      cursor: 'pointer',
      '&:hover': { outline: '2px solid {colors.border.strong}', outlineOffset: '1px' },
    },
    add: {
      /* Under the name. */
      order: '1',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      width: 'full',
      minHeight: '48px',
      px: '3',
      border: '1px dashed {colors.border.strong}',
      borderRadius: 'md',
      bg: 'transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      cursor: 'pointer',
      '&:hover': { bg: 'surface.hover', color: 'fg' },
    },
    name: { flex: '1 1 110px', minWidth: '0', fontWeight: 'semibold', lineHeight: 'sm', overflowWrap: 'anywhere' },
  },
})

/** The logo before it is sent, and the empty place it will fill. */
export const logoPreview = defineSlotRecipe({
  className: 'logoPreview',
  slots: ['root', 'place'],
  base: {
    root: {
      display: 'grid',
      placeItems: 'center',
      p: '4',
      borderRadius: 'lg',
      border: '1px solid {colors.border}',
      bg: 'plate',
      '& img': { display: 'block', maxWidth: 'full', maxHeight: '125px', width: '300px', objectFit: 'contain' },
    },
    place: {
      display: 'grid',
      placeItems: 'center',
      width: 'full',
      maxWidth: '300px',
      aspectRatio: '300 / 125',
      justifySelf: 'center',
      border: '1px dashed {colors.border.strong}',
      borderRadius: 'lg',
      bg: 'surface.sunken',
      color: 'fg.muted',
      '& .lucide': { width: '32px', height: '32px' },
    },
  },
})

/** The account set-up page: one row for each stage. */
export const setupStages = defineSlotRecipe({
  className: 'setupStages',
  slots: ['meter', 'list', 'item', 'mark', 'words', 'head', 'way', 'actions'],
  base: {
    meter: {
      display: 'block',
      width: 'full',
      height: '6px',
      appearance: 'none',
      border: 'none',
      borderRadius: 'full',
      overflow: 'hidden',
      bg: 'surface.hover',
      '&::-webkit-progress-bar': { bg: 'surface.hover' },
      '&::-webkit-progress-value': { bg: 'accent', transition: 'inline-size {durations.slow} {easings.out}' },
      '&::-moz-progress-bar': { bg: 'accent' },
    },
    list: { listStyle: 'none', m: '0', p: '0', display: 'grid' },
    item: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '3',
      py: '4',
      '&:not(:first-child)': { borderTop: '1px solid {colors.border}' },
      '&:first-child': { pt: '0' },
      '&:last-child': { pb: '0' },
    },
    mark: {
      display: 'grid',
      alignContent: 'center',
      height: '28px',
      flexShrink: '0',
      color: 'fg.subtle',
      '& .lucide': { display: 'block', width: '20px', height: '20px' },
    },
    words: { flex: { base: '1 1 140px', md: '1 1 240px' }, minWidth: '0', display: 'grid', gap: '1' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minHeight: '28px',
      // On a phone the mark says that it is done, and the badge only to those who do not see it.
      mdDown: { '& > .badge:not(.badge--tone_warning)': { position: 'absolute', opacity: '0' } },
    },
    way: { pt: '1' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      ms: { base: '6', md: '0' },
      mdDown: { my: '-1.5' },
    },
  },
  variants: {
    status: {
      Pending: {},
      Completed: { mark: { color: 'success' } },
      Skipped: {},
    },
  },
})
