import { describe, expect, it, test } from 'vitest'
import { managersIn, orgTree, shown } from '../../../src/domain/orgChart/tree.ts'
import { chartCsv } from '../../../src/ui/orgChart/exports/csv.ts'
import { aNode } from '../../fixtures/chart.ts'

const linesOf = (...people: ReadonlyArray<ReturnType<typeof aNode>>) => {
  const tree = orgTree(people)
  return chartCsv(shown(tree, managersIn(tree))).split('\r\n')
}

describe('the chart as a file for a spreadsheet', () => {
  it('tells that it is UTF-8, and keeps commas inside their cell', () => {
    expect(linesOf(aNode('Max', null, { note: 'Away, until Friday' }), aNode('يوسف', 'Max'))).toEqual([
      '\uFEFFLevel,Name,Position,Department,Manager,Direct reports,Total reports,Note,Tags,Flags',
      '1,Max,Clerk,Yard,,1,1,"Away, until Friday",,',
      '2,يوسف,Clerk,Yard,Max,0,0,,,',
      '',
    ])
  })

  test.each([
    ['=1+1', `"'=1+1"`],
    ['+1', `"'+1"`],
    ['-1', `"'-1"`],
    ['@sum', `"'@sum"`],
    ['\u200b=1', `"'\u200b=1"`],
    ['＝1', `"'＝1"`],
    ['\u0000=1', `"'\u0000=1"`],
    ['  =1', `"'  =1"`],
    ['1-2', '1-2'],
    ['"quoted"', '"""quoted"""'],
    ['two\nlines', '"two\nlines"'],
  ])('what a spreadsheet would take for a formula is text: %j', (name, cell) => {
    expect(linesOf(aNode(name))[1]).toBe(`1,${cell},Clerk,Yard,,0,0,,,`)
  })
})
