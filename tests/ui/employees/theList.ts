import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { pathTo } from '../../../src/domain/session/places.ts'
import { itemId } from '../../fixtures/ids.ts'
import { aSummary, office, theDirectory, yard } from '../../fixtures/people.ts'
import { type Answers, type Role, visit } from '../visit.tsx'

const tagged = (name: string, ...tags: ReadonlyArray<string>) =>
  aSummary({
    id: name as never,
    fullName: name,
    tags: tags.map((tag) => ({ id: itemId(tag) as never, name: tag })),
  })
const crew = [
  tagged('Ann Both', 'first aider', 'fire warden'),
  tagged('Bob Aid', 'first aider'),
  tagged('Cy Fire', 'fire warden'),
]
const people = [...theDirectory, ...crew]

const setUp = {
  categories: [],
  coreValues: [],
  departments: [yard, office] as never,
  hrDocumentTemplates: [],
  meetingLocations: [],
  performanceReviewTemplates: [],
  tagList: [],
  hrDocumentCategoryList: [],
  expiredCertification: false,
}

/** The list of people, at an address that says what stands in it. */
export const atTheList = async (search = '', answers: Answers = {}, as: Role = 'admin') => {
  const page = await visit(`${pathTo('employees')}${search}`, {
    as,
    answers: {
      ...answers,
      employees: { list: people, ...answers.employees },
      session: { bootstrap: setUp, ...answers.session },
    },
  })
  await page.main.findByRole('grid')
  const list = () => screen.getByRole('grid', { name: 'people' })
  const names = () =>
    within(list())
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('link')[0]
          ?.textContent?.replace(/Admin$/, ''),
      )
  const column = (name: string) => within(list()).queryByRole('columnheader', { name: new RegExp(`^${name}`) })
  /** The menu of files, whose code comes after the list. */
  const openFiles = async () => {
    const opener = () => screen.getByRole('button', { name: 'Import and export' })
    await waitFor(() => expect(opener().getAttribute('aria-disabled'), 'still being loaded').toBeNull())
    await page.user.click(opener())
  }
  return { ...page, names, column, list, openFiles }
}
