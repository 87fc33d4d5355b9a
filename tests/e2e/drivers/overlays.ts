import {
  banner,
  button,
  combobox,
  complementary,
  dialog,
  heading,
  presses,
  there,
  until,
} from '../../../src/workshop/drivers/vocabulary.ts'

/** What lies over the pages, as the drivers of its machines point it out. */
export const shell = button('Support', banner())
export const paletteDialog = dialog('Search people, records, pages and actions')
export const sheet = dialog('Keyboard shortcuts')
export const help = complementary('Help')
export const takesTour = button('Take the tour', help)
export const leavesTour = button('Skip tour')
export const helpTab = button('Support', help)
/** The panel is called after what it shows; this button it always has. */
export const closesHelp = button('Close help', help)
/** Only an administrator has it. */
export const searchOfEmployees = combobox('Search employees')
export const home = heading(/^Welcome, /)

/** What is fetched after the page is there, before anybody asks for it. */
export const opensPalette = [until(there(shell)), presses('Control+k'), until(there(paletteDialog))]
