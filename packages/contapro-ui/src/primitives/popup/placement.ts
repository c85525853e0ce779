interface Placement {
  readonly sideOffset: number
  readonly collisionPadding: number
  readonly collisionBoundary: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

/**
 * Where a popup stands: 4 px from its button, 8 px within the window. Left to itself the positioning would keep it
 * inside every clipping parent of the button, which the top layer has left.
 */
export const placement: Placement = {
  sideOffset: 4,
  collisionPadding: 8,
  collisionBoundary: { x: -1e6, y: -1e6, width: 2e6, height: 2e6 },
}
