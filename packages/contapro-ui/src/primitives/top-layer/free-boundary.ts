/**
 * The boundary of what opens in the top layer: only the window. Left to itself the positioning would keep a popup
 * inside every clipping parent of its trigger, which the top layer has left. The window's edges count in any case.
 */
export const freeBoundary: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } =
  {
    x: -1e6,
    y: -1e6,
    width: 2e6,
    height: 2e6,
  }
