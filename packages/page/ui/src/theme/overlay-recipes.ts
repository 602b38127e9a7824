import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system'

const backdrop: SystemStyleObject = {
  position: 'fixed',
  inset: 0,
  zIndex: 'overlay',
  bg: 'rgb(10 12 16 / 0.45)',
  _open: { animation: 'fade-in 140ms ease-out' },
}

const floating: SystemStyleObject = {
  bg: 'bg.raised',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  boxShadow: 'float',
  outline: 'none',
}

const dialog = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'title', 'header', 'body', 'footer'],
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'overlay',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      overflow: 'auto',
      paddingBlock: { base: '4', md: '16vh' },
      paddingInline: '4',
    },
    content: {
      ...floating,
      width: 'full',
      maxWidth: '480px',
      // The title and buttons stay visible, however long the content is.
      display: 'flex',
      flexDirection: 'column',
      maxHeight: { base: 'calc(100dvh - 2rem)', md: '80dvh' },
      overflow: 'auto',
      '& > form': { display: 'flex', flexDirection: 'column', minHeight: '0' },
      _open: { animation: 'rise-in 140ms ease-out' },
    },
    header: { paddingInline: '5', paddingTop: '5', paddingBottom: '2' },
    title: { fontSize: 'lg', fontWeight: 'strong', overflowWrap: 'anywhere' },
    body: {
      paddingInline: '5',
      paddingBottom: '4',
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      minHeight: '0',
      overflowY: 'auto',
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '2',
      paddingInline: '5',
      paddingBlock: '4',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
  },
})

const drawer = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: 0, zIndex: 'overlay', display: 'flex' },
    content: {
      ...floating,
      display: 'flex',
      flexDirection: 'column',
      width: { base: 'full', md: 'panel' },
      height: 'full',
      marginInlineStart: 'auto',
      borderRadius: '0',
      borderBlockWidth: '0',
      borderInlineEndWidth: '0',
      overflow: 'auto',
      _open: { animation: 'fade-in 140ms ease-out' },
    },
    header: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: '4' },
    title: { fontSize: 'lg', fontWeight: 'strong' },
    body: { flex: '1', paddingInline: '4', paddingBottom: '4' },
  },
})

const menu = defineSlotRecipe({
  slots: ['content', 'item', 'itemIndicator', 'positioner'],
  base: {
    // The positioner takes its layer from the panel itself.
    content: {
      ...floating,
      zIndex: 'overlay',
      minWidth: '176px',
      maxWidth: '320px',
      maxHeight: 'min(400px, var(--available-height))',
      overflow: 'auto',
      padding: '1',
      fontSize: 'sm',
      _open: { animation: 'fade-in 120ms ease-out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      paddingInline: '2',
      paddingBlock: '1',
      borderRadius: 'control',
      cursor: 'pointer',
      userSelect: 'none',
      _highlighted: { bg: 'bg.hover' },
      _disabled: { cursor: 'not-allowed', color: 'fg.muted' },
    },
    itemIndicator: { display: 'flex', width: '4', flexShrink: 0 },
  },
})

const popover = defineSlotRecipe({
  slots: ['content', 'positioner'],
  base: {
    content: {
      ...floating,
      zIndex: 'overlay',
      display: 'flex',
      flexDirection: 'column',
      width: '320px',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'min(440px, var(--available-height))',
      fontSize: 'sm',
      _open: { animation: 'fade-in 120ms ease-out' },
    },
  },
})

const tooltip = defineSlotRecipe({
  slots: ['content'],
  base: {
    content: {
      ...floating,
      maxWidth: '320px',
      paddingInline: '3',
      paddingBlock: '2',
      fontSize: 'sm',
      zIndex: 'overlay',
      _open: { animation: 'fade-in 120ms ease-out' },
    },
  },
})

export const slotRecipes = { dialog, drawer, menu, popover, tooltip }
