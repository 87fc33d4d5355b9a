import type { FileChosen } from '../../../src/workshop/drivers/driver.ts'

/** Files that a browser can read, as small as they come. */
const files = {
  'logo.png': [
    'image/png',
    'iVBORw0KGgoAAAANSUhEUgAAADwAAAAUCAMAAADm3a4bAAAAA1BMVEVrP6Bt8JDPAAAACXBIWXMAAAsTAAALEwEAmpwYAAAAEklEQVQ4jWNgGAWjYBSMgqELAATEAAEeAgbGAAAAAElFTkSuQmCC',
  ],
  'logo.svg': [
    'image/svg+xml',
    'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA2MCAyMCIgd2lkdGg9IjYwIiBoZWlnaHQ9IjIwIj48cmVjdCB3aWR0aD0iNjAiIGhlaWdodD0iMjAiIGZpbGw9IiM2YjNmYTAiLz48L3N2Zz4=',
  ],
  'broken.png': ['image/png', 'bm8gcGljdHVyZQ=='],
  'empty.png': ['image/png', ''],
  'logo.pdf': ['application/pdf', 'JVBERi0='],
  'list.pdf': ['application/pdf', 'JVBERi0='],
  'list.csv': ['text/csv', 'Rmlyc3QsU2Vjb25kCkV2ZSxldmUK'],
  'list.png': ['image/png', 'bm8gcGljdHVyZQ=='],
  'card.pdf': ['application/pdf', 'JVBERi0='],
  'card.mov': ['video/quicktime', 'JVBERi0='],
} as const

export const fileNamed = (name: keyof typeof files): FileChosen => {
  const [mimeType, base64] = files[name]
  return { name, mimeType, base64 }
}
