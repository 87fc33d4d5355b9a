import { defineRecipe, defineSlotRecipe } from '@pandacss/dev'
import { forFingers } from './actions.ts'

const box = {
  width: 'full',
  minHeight: '8',
  ...forFingers,
  px: '2',
  border: '1px solid {colors.border.strong}',
  borderRadius: 'md',
  bg: 'surface.raised',
  color: 'fg',
}
const states = {
  '&:focus-visible, &:focus-within': { outline: '2px solid {colors.accent}', outlineOffset: '-1px' },
  '&:disabled': { bg: 'surface.sunken', color: 'fg.muted', borderColor: 'border', cursor: 'not-allowed' },
  '&[aria-invalid=true]': { borderColor: 'danger' },
}

/** What is chosen, where backgrounds and shadows of our own are not drawn. */
export const inSystemColours = { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' }

export const field = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'required', 'hint', 'error'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1', minWidth: '0', alignContent: 'start' },
    label: { textStyle: 'label' },
    required: { color: 'danger' },
    hint: { textStyle: 'small', color: 'fg.muted', textWrap: 'pretty' },
    error: {
      display: 'flex',
      gap: '1',
      textStyle: 'small',
      color: 'danger',
      '& .lucide': { width: '14px', height: '14px', mt: 'px' },
    },
  },
})

export const input = defineRecipe({
  className: 'input',
  base: {
    ...box,
    ...states,
    // What it offers opens as one types, as in all fields of ours that find something.
    '&[list]::-webkit-calendar-picker-indicator': { display: 'none' },
  },
  variants: {
    as: {
      line: { py: '1.5', '@media (pointer: coarse)': { py: '9px' }, resize: 'none', fieldSizing: 'content' },
      area: { py: '1.5', minHeight: '80px', resize: 'vertical', fieldSizing: 'content', maxHeight: '320px' },
      // The browser itself indents its text by 4 px.
      select: { ps: '1', pe: '2', textOverflow: 'ellipsis' },
    },
  },
})

/** A checkbox or a switch: one native input, drawn by us, with its words beside it. */
export const choice = defineSlotRecipe({
  className: 'choice',
  slots: ['root', 'input', 'label'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '2', rowGap: '0.5', alignItems: 'start' },
    input: {
      appearance: 'none',
      m: '0',
      my: '0.5',
      bg: 'surface.raised',
      border: '1px solid {colors.border.strong}',
      cursor: 'pointer',
      display: 'grid',
      placeContent: 'center',
      position: 'relative',
      /* The drawn box is 16 px; what can be hit is 24. */
      '&::after': {
        content: '""',
        position: 'absolute',
        inset: '-5px',
        '@media (pointer: coarse)': { inset: '-12px' },
      },
      '&:checked, &[type=checkbox]:indeterminate': { bg: 'accent', borderColor: 'accent' },
      '&:disabled': { opacity: '.5', cursor: 'not-allowed' },
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        bg: 'Canvas',
        borderColor: 'CanvasText',
        '&:checked, &[type=checkbox]:indeterminate': { bg: 'Highlight', borderColor: 'Highlight' },
      },
    },
    label: { cursor: 'pointer', '& + *': { gridColumn: '2' } },
  },
  variants: {
    kind: {
      checkbox: {
        input: {
          width: '4',
          height: '4',
          borderRadius: 'sm',
          '&:checked::before': {
            content: '""',
            width: '9px',
            height: '5px',
            border: 'solid {colors.accent.fg}',
            borderWidth: '0 0 2px 2px',
            transform: 'translateY(-1px) rotate(-45deg)',
          },
          '&:indeterminate::before': { content: '""', width: '8px', height: '2px', bg: 'accent.fg' },
          '@media (forced-colors: active)': {
            '&:checked::before': { borderColor: 'HighlightText' },
            '&:indeterminate::before': { bg: 'HighlightText' },
          },
        },
      },
      radio: {
        input: {
          width: '4',
          height: '4',
          borderRadius: 'full',
          '&:checked::before': { content: '""', width: '6px', height: '6px', borderRadius: 'full', bg: 'accent.fg' },
          '@media (forced-colors: active)': { '&:checked::before': { bg: 'HighlightText' } },
        },
      },
      switch: {
        input: {
          width: '28px',
          height: '4',
          borderRadius: 'full',
          justifyContent: 'start',
          p: 'px',
          '&::before': {
            content: '""',
            width: '12px',
            height: '12px',
            borderRadius: 'full',
            bg: 'border.strong',
            transition: 'transform {durations.fast} {easings.out}',
          },
          '&:checked::before': { bg: 'accent.fg', transform: 'translateX(calc(12px * var(--forward)))' },
          '@media (forced-colors: active)': {
            '&::before': { bg: 'CanvasText' },
            '&:checked::before': { bg: 'HighlightText' },
          },
        },
      },
    },
  },
})

export const search = defineRecipe({
  className: 'search',
  base: {
    ...box,
    ...states,
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    // On a phone three buttons stand beside it in one row; none does beside it and another field.
    flex: { base: '1 1 164px', md: '2 1 160px' },
    minWidth: '0',
    maxWidth: { md: '320px' },
    pe: '0.5',
    borderColor: 'border',
    color: 'fg.muted',
    '& input': {
      flex: '1',
      minWidth: '0',
      height: '30px',
      border: '0',
      p: '0',
      bg: 'transparent',
      color: 'fg',
      outline: 'none',
      textOverflow: 'ellipsis',
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    // As high with it as without, edges counted.
    '& > button': { my: '-1px' },
  },
})

export const chip = defineSlotRecipe({
  className: 'chip',
  slots: ['list', 'root', 'remove', 'box', 'typing'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', gap: '1', m: '0', p: '0', listStyle: 'none', minWidth: '0' },
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      minWidth: '0',
      maxWidth: 'full',
      px: '2',
      minHeight: '6',
      borderRadius: 'full',
      border: '1px solid {colors.border}',
      bg: 'surface.sunken',
      textStyle: 'small',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    remove: {
      flexShrink: '0',
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      my: '-px',
      me: '-2',
      border: '0',
      borderRadius: 'full',
      bg: 'transparent',
      '& .lucide': { width: '12px', height: '12px' },
      '&:hover': { bg: 'surface.hover', color: 'fg' },
    },
    box: {
      ...box,
      ...states,
      minWidth: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'center',
      gap: '1',
      px: '1',
      py: '3px',
      cursor: 'text',
    },
    typing: {
      flex: '1',
      minWidth: '64px',
      height: '6',
      px: '1',
      border: '0',
      bg: 'transparent',
      color: 'fg',
      outline: 'none',
    },
  },
})

/** A field with what it offers below it. */
export const combobox = defineSlotRecipe({
  className: 'combobox',
  slots: ['box', 'input', 'layer', 'list', 'option', 'words', 'nothing'],
  base: {
    box: {
      ...box,
      ...states,
      display: 'flex',
      alignItems: 'center',
      px: '0',
      pe: '0.5',
    },
    input: {
      flex: '1',
      minWidth: '0',
      height: '30px',
      px: '2',
      border: '0',
      bg: 'transparent',
      color: 'fg',
      outline: 'none',
      textOverflow: 'ellipsis',
    },
    // The browser's own frame of what it puts in the top layer.
    layer: { m: '0', p: '0', border: '0', bg: 'transparent', overflow: 'visible', textAlign: 'start' },
    list: { display: 'grid', minWidth: 'max(120px, var(--reference-width))', '&[hidden]': { display: 'none' } },
    option: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '2',
      py: '1.5',
      borderRadius: 'md',
      cursor: 'pointer',
      ...forFingers,
      '&[aria-selected=true], &:hover': { bg: 'surface.hover' },
      '&[aria-selected=true]': { boxShadow: 'inset calc(2px * var(--forward)) 0 {colors.accent}' },
      '@media (forced-colors: active)': { '&[aria-selected=true]': inSystemColours },
    },
    words: {
      display: 'grid',
      minWidth: '0',
      '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > small': { textStyle: 'small', color: 'fg.muted' },
    },
    nothing: { px: '3', py: '2', color: 'fg.muted' },
  },
})
