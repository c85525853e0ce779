import { ContaproElement, type SceneSettings } from './contapro-element.ts'
import { SettingsElement } from './settings-element.ts'

/** An element with two sides, purchases and sales. */
export abstract class OperationElement<Props extends object = object> extends ContaproElement<Props> {
  static override readonly observedAttributes: readonly string[] = [...SettingsElement.observedAttributes, 'operation']

  /** COMPRA or VENTA; purchases without it. Attribute. */
  get operation(): 'COMPRA' | 'VENTA' | undefined {
    return this.readText('operation') as 'COMPRA' | 'VENTA' | undefined
  }
  set operation(value: 'COMPRA' | 'VENTA' | undefined) {
    this.writeText('operation', value)
  }

  protected override sceneSettings(): SceneSettings {
    const { operation } = this
    return { ...super.sceneSettings(), operation }
  }
}
