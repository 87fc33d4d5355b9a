import { OrgChart } from 'd3-org-chart'
import Tree from 'react-d3-tree'
import { createRoot } from 'react-dom/client'
import type { OrgChartPerson } from '../../../src/domain/orgChart/nouns.ts'

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** All open, and with the card of the product's size. */
export const d3OrgChart = async (people: ReadonlyArray<OrgChartPerson>, root: HTMLElement): Promise<void> => {
  const frame = root.appendChild(document.createElement('div'))
  new OrgChart<Record<string, unknown>>()
    .container(frame)
    .data(people.map((person) => ({ ...person, parentId: person.managerId, _expanded: true })))
    .nodeWidth(() => 240)
    .nodeHeight(() => 88)
    .duration(0)
    .svgHeight(innerHeight)
    .nodeContent(({ data }: { readonly data: unknown }) => {
      const person = data as OrgChartPerson
      return `<div class="node__root"><b>${escaped(person.fullName)}</b><span>${person.positionTitle ?? ''}</span><span>${person.department ?? ''}</span></div>`
    })
    .render()
}

interface Datum {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: Array<Datum>
}

export const reactD3Tree = async (people: ReadonlyArray<OrgChartPerson>, root: HTMLElement): Promise<void> => {
  const byId = new Map<string, Datum>()
  for (const { id, fullName, positionTitle, department } of people) {
    byId.set(id, {
      name: fullName,
      attributes: { title: positionTitle ?? '', department: department ?? '' },
      children: [],
    })
  }
  for (const { id, managerId } of people) {
    if (managerId !== null) byId.get(managerId)?.children.push(byId.get(id) as Datum)
  }
  const frame = root.appendChild(document.createElement('div'))
  createRoot(frame).render(
    <Tree
      data={byId.get(people[0]?.id ?? '') as Datum}
      orientation="vertical"
      nodeSize={{ x: 264, y: 140 }}
      translate={{ x: innerWidth / 2, y: 40 }}
    />,
  )
}
