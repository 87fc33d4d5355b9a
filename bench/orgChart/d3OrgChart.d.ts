/** The package brings no types; as much of it as is measured here. */
declare module 'd3-org-chart' {
  export class OrgChart<Datum> {
    container(element: HTMLElement): this
    data(data: ReadonlyArray<Datum>): this
    nodeWidth(width: () => number): this
    nodeHeight(height: () => number): this
    duration(milliseconds: number): this
    svgHeight(pixels: number): this
    nodeContent(content: (node: { readonly data: unknown }) => string): this
    render(): this
  }
}
