import { groupedReports } from '../../domain/reports/availability.ts'
import { reports } from '../../domain/reports/catalogue.ts'
import { ava, eve, max } from '../../samples/people.ts'
import { Avatar } from '../kit/Avatar.tsx'
import { Chip } from '../kit/Chip.tsx'
import { OrgChartNode } from '../kit/OrgChartNode.tsx'
import { ReportsList } from '../kit/ReportsList.tsx'
import { Columns, Row } from '../kit/Stack.tsx'
import { Piece, State } from './Piece.tsx'

const nothing = () => undefined

export const PeoplePieces = () => (
  <>
    <Piece of="Org chart node">
      <Columns of="card">
        <State name="With everything">
          <OrgChartNode
            avatar={<Avatar name={ava.fullName} size={40} />}
            name={ava.fullName}
            href="#ava"
            title="Managing director"
            department="Office"
            note="3 direct reports"
            tags={['First aid', 'Fire warden', 'Forklift', 'Night shift', 'Mentor']}
          />
        </State>
        <State name="No position, no tags, nothing to open">
          <OrgChartNode
            avatar={<Avatar name={eve.fullName} size={40} />}
            name={eve.fullName}
            title={null}
            department={null}
            flags="No position"
            tags={[]}
          />
        </State>
        <State name="Long words">
          <OrgChartNode
            avatar={<Avatar name="Wolfeschlegelsteinhausenbergerdorff Bartholomew" size={40} />}
            name="Wolfeschlegelsteinhausenbergerdorff Bartholomew"
            href="#w"
            title="Senior site supervisor, northern region and islands"
            department="Construction and maintenance"
            tags={['A tag of a whole sentence, which somebody wrote']}
          />
        </State>
      </Columns>
    </Piece>
    <Piece of="Reports list">
      <Columns of="card">
        <ReportsList
          groups={groupedReports(reports).map(({ group, reports: inGroup }) => ({
            group,
            reports: inGroup.map((report) => ({ ...report, icon: undefined, href: `#${report.name}` })),
          }))}
        />
        <ReportsList groups={[]} />
      </Columns>
    </Piece>
    <Piece of="Avatar and chips">
      <Row>
        {([24, 32, 40, 64, 96] as const).map((size) => (
          <Avatar key={size} name={max.fullName} size={size} label={`${max.fullName}, ${size} px`} />
        ))}
        <Chip>Fire warden</Chip>
        <Chip onRemove={nothing} removeLabel="Remove Forklift">
          Forklift
        </Chip>
      </Row>
    </Piece>
  </>
)
